/// How a page looks: light or dark, in forced colours, on a narrow screen and on paper.
enum HTMLStyleSheet {
  /// The style sheet, with nothing in it that XML would take for markup.
  static let css: HTML = "\(colors)\(page)\(screens)\(findings)\(lists)\(circumstances)"

  private static let colors: HTML = """
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --raised: #f5f6f8; --ink: #1c2026; --muted: #545c66; --line: #c8cdd4; --link: #0a54a8;
      --error: #a8201a; --warning: #7a4b00; --note: #1b5e8c; --good: #1d6b3a;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #15181c; --raised: #1e2227; --ink: #e7e9ec; --muted: #a9b1ba; --line: #444b54; --link: #8dbbff;
        --error: #ff9f96; --warning: #efc168; --note: #8cc6f0; --good: #86d3a1;
      }
    }

    """

  private static let page: HTML = """
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; }
    body {
      max-width: 68rem; margin: 0 auto; padding: 1rem; background: var(--paper); color: var(--ink);
      font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    a { color: var(--link); text-underline-offset: .15em; }
    bdi { white-space: break-spaces; }
    code { font: .875em/1.4 ui-monospace, monospace; }
    h1, h2, h3, h4, h5 { line-height: 1.25; font-weight: 650; margin: 0; }
    h2 { font-size: 1.5rem; margin-top: 3rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
    h3 { font-size: 1.2rem; margin-top: 2rem; }
    p, ul, ol, dl { margin: .75rem 0; }
    dd { margin: 0; }
    .muted { color: var(--muted); font-weight: 400; }
    .hidden {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    .skip { position: absolute; left: -100vw; padding: .5rem 1rem; background: var(--paper); }
    .skip:focus { left: 1rem; z-index: 1; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
    main:focus-visible { outline: none; }
    header { border-left: .375rem solid var(--error); padding: .25rem 0 .25rem 1.25rem; margin-top: 1rem; }
    header.passed { border-color: var(--good); }
    header.undecided { border-color: var(--warning); }
    header .product { margin: 0 0 .25rem; color: var(--muted); }
    h1 { font-size: clamp(1.6rem, 5vw, 2.25rem); letter-spacing: -.01em; }
    .lead { font-size: 1.125rem; margin: .5rem 0 0; max-width: 44rem; }
    .counts { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin: 1.25rem 0 0; }
    .counts div { display: flex; flex-direction: column-reverse; }
    .counts dt { color: var(--muted); font-size: .875rem; }
    .counts dd { font-size: 1.375rem; font-weight: 650; font-variant-numeric: tabular-nums; line-height: 1.2; }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0; margin: 1.5rem 0 0; }
    nav a { display: inline-block; padding: .25rem 0; }

    """

  private static let screens: HTML = """
    .screen h3 { margin-bottom: 1rem; }
    .drawing { margin: 0 0 1.5rem; max-width: 24rem; }
    .drawing.wide { max-width: none; }
    .drawing > svg { display: block; width: 100%; height: auto; overflow: visible; }
    figcaption { margin-top: .5rem; font-size: .875rem; color: var(--muted); }
    .drawing .paper { fill: var(--raised); stroke: var(--line); }
    .drawing rect, .drawing path { vector-effect: non-scaling-stroke; }
    .drawing .box { fill: none; stroke: var(--line); stroke-width: 1; stroke-dasharray: 2 3; }
    .drawing .leaf { fill: var(--paper); stroke: var(--line); stroke-width: 1; }
    .drawing text { fill: var(--ink); font-family: system-ui, sans-serif; }
    .drawing .edge { fill: none; stroke-width: 2; }
    .edge.error { stroke: var(--error); }
    .edge.warning { stroke: var(--warning); stroke-dasharray: 8 4; }
    .edge.note { stroke: var(--note); stroke-dasharray: 2 4; }
    .mark.error, .error .mark { fill: var(--error); }
    .mark.warning, .warning .mark { fill: var(--warning); }
    .mark.note, .note .mark { fill: var(--note); }
    .mark text { fill: var(--paper); font-family: system-ui, sans-serif; font-weight: 700; }
    a.mark:focus-visible :is(polygon, circle) { stroke: var(--ink); stroke-width: 4; }
    @media screen and (min-width: 56rem) {
      .screen:has(.drawing:not(.wide)) { display: grid; grid-template-columns: 20rem minmax(0, 1fr); column-gap: 2.5rem; }
      .screen:has(.drawing:not(.wide)) h3 { grid-column: 1 / -1; }
      .screen .drawing:not(.wide) { position: sticky; top: 1rem; align-self: start; }
      .screen .drawing:not(.wide) > svg { max-height: calc(100vh - 7rem); }
    }

    """

  private static let findings: HTML = """
    h4 { font-size: 1.0625rem; margin: 2rem 0 .75rem; }
    .found > :first-child { margin-top: 0; }
    .finding {
      border: 1px solid var(--line); border-left: 4px solid; border-radius: 6px; padding: 1rem 1.25rem;
      margin: 0 0 1rem; background: var(--raised);
    }
    .finding.error { border-left-color: var(--error); }
    .finding.warning { border-left-color: var(--warning); }
    .finding.note { border-left-color: var(--note); }
    .finding.known, .finding.waived { border-style: dashed; background: none; }
    .finding:target { outline: 3px solid var(--link); outline-offset: 2px; }
    h5 { display: flex; gap: .75rem; align-items: flex-start; font-size: 1rem; }
    h5 .mark { flex: none; }
    .error .severity { color: var(--error); }
    .warning .severity { color: var(--warning); }
    .note .severity { color: var(--note); }
    .finding dl { margin: .875rem 0 0; display: grid; gap: .5rem; }
    .finding dt { color: var(--muted); font-size: .875rem; }
    .finding .back { margin: .75rem 0 0; font-size: .875rem; }
    .back a { display: inline-block; padding: .25rem 0; }
    @media screen and (min-width: 36rem) {
      h5 { align-items: center; }
      .finding dl div { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: 1rem; }
      .finding dt { line-height: 1.7; }
    }

    """

  private static let lists: HTML = """
    table { border-collapse: collapse; table-layout: fixed; width: 100%; margin: 1rem 0; }
    caption { text-align: start; color: var(--muted); padding-bottom: .5rem; }
    th, td { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); }
    th { font-weight: 650; }
    td:last-child { padding-right: 0; }
    summary { cursor: pointer; padding: .125rem 0; }
    details ol, details ul { padding-left: 2.25rem; }
    .plain { list-style: none; padding: 0; margin: 0; }
    .plain li { padding: .125rem 0; line-height: 1.35; }
    details .plain { margin-top: .25rem; padding-left: 1rem; }
    .entries div { padding: .75rem 0; border-bottom: 1px solid var(--line); }
    .entries div:target { outline: 3px solid var(--link); outline-offset: 2px; }
    .entries dt { font-weight: 650; }
    .checklist { list-style: none; padding: 0; }
    .checklist li { display: flex; gap: .75rem; padding: .75rem 0; border-bottom: 1px solid var(--line); }
    .checklist input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--link); }
    .checklist label { font-weight: 650; }
    .checklist p { margin: .25rem 0 0; }
    .checklist div { min-width: 0; }

    """

  private static let circumstances: HTML = """
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media (prefers-contrast: more) {
      :root { --muted: var(--ink); --line: var(--ink); }
    }
    @media (forced-colors: active) {
      :root {
        --paper: Canvas; --raised: Canvas; --ink: CanvasText; --muted: CanvasText; --line: CanvasText; --link: LinkText;
        --error: CanvasText; --warning: CanvasText; --note: CanvasText; --good: CanvasText;
      }
      a.mark { fill: LinkText; }
      :focus-visible { outline-color: Highlight; }
    }
    @media print {
      body { max-width: none; padding: 0; font-size: 10pt; }
      nav, .skip, .back { display: none; }
      .finding, .entries div, .checklist li, tr, figure { break-inside: avoid; }
      h2, h3, h4 { break-after: avoid; }
      .drawing { max-width: 9cm; }
      .mark, .leaf, .paper { print-color-adjust: exact; }
      details::details-content { content-visibility: visible; block-size: auto; }
    }

    """
}
