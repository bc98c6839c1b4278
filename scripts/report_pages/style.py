"""The page's style sheet and its only script: light and dark, phones, print; a column's head sorts, by click or key."""

LIGHT = """
--ink: #1a2230; --soft: #5c6675; --paper: #ffffff; --line: #dde2ea; --band: #f5f7fa; --accent: #1f5fa8; --warn: #fff4d6;
--h0: #eef3fa; --h1: #dbe7f5; --h2: #bfd5ee; --h3: #98bde2; --h4: #6ba0d3; --h5: #4282c0; --h6: #2464a5; --h7: #124884;
--on-low: #1a2230; --on-mid: #10161f; --on-high: #ffffff; --frame: #f2a33a;
--direct: #7d57b5; --stride_loop: #1f77b4; --vectorized: #d9731a; --tiled: #2f8f52; --bad: #c2362b; --limit: #8a93a1;"""
DARK = """
--ink: #e6eaf0; --soft: #a1abba; --paper: #12161d; --line: #303846; --band: #1a202a; --accent: #7db4f0; --warn: #3a2f12;
--h0: #1b222d; --h1: #1d2c40; --h2: #1f3858; --h3: #234b7b; --h4: #2a62a0; --h5: #3f80c2; --h6: #6ba6e2; --h7: #a5d0f8;
--on-low: #c3ccd8; --on-mid: #f2f6fb; --on-high: #0d1520; --frame: #f2a33a;
--direct: #b394e6; --stride_loop: #5aa9e6; --vectorized: #f09a4f; --tiled: #5fc287; --bad: #f0786c; --limit: #8a93a1;"""

STYLE = ":root { color-scheme: light dark;" + LIGHT + " }" + """
@media (prefers-color-scheme: dark) { :root {""" + DARK + """ } }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; color: var(--ink);
  background: var(--paper); margin: 0 auto; max-width: 76rem; padding: 1.5rem 1.2rem 4rem; }
h1 { margin: 0 0 .2rem; font-size: 1.9rem; letter-spacing: -.01em; line-height: 1.2; } h1.machine { margin-top: 4rem; }
h2 { margin: 3rem 0 .8rem; font-size: 1.35rem; border-bottom: 1px solid var(--line); padding-bottom: .3rem; }
h3 { margin: 2.2rem 0 .1rem; font-size: 1.1rem; } h4 { margin: 1.2rem 0 .4rem; font-size: .95rem; font-weight: 600; }
a { color: var(--accent); text-decoration: none; } a:hover { text-decoration: underline; }
p { max-width: 46rem; } ul.words { padding-left: 1.2rem; max-width: 52rem; } .soft { color: var(--soft); }
.warning { background: var(--warn); border-left: 4px solid var(--frame); padding: .6rem .9rem; max-width: none; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .8rem; margin: 1.4rem 0; }
.tile { background: var(--band); border: 1px solid var(--line); border-radius: 8px; padding: .7rem .9rem; }
.tile b { display: block; font-size: 1.55rem; line-height: 1.25; font-variant-numeric: tabular-nums; }
.tile span { color: var(--soft); font-size: .85rem; line-height: 1.35; display: block; }
nav { display: flex; flex-wrap: wrap; gap: .2rem .9rem; font-size: .9rem; }
.wide { overflow-x: auto; } .narrow { display: inline-block; max-width: 100%; vertical-align: top; margin-right: 2.5rem; }
table { border-collapse: collapse; font-size: .88rem; width: 100%; font-variant-numeric: tabular-nums; }
.narrow table, .compact table { width: auto; } .compact th, .compact td { padding: .1rem .45rem; font-size: .8rem; } .narrow p { max-width: 30rem; font-size: .85rem; }
th, td { padding: .3rem .55rem; text-align: right; white-space: nowrap; vertical-align: top; }
th:first-child, td:first-child, .left { text-align: left; }
.wrap { white-space: normal; min-width: 14rem; text-align: left; } th.head { white-space: normal; }
thead th { border-bottom: 2px solid var(--line); font-weight: 600; cursor: pointer; vertical-align: bottom; user-select: none; }
thead th[aria-sort]::after { content: " \\25B4"; } thead th[aria-sort="descending"]::after { content: " \\25BE"; }
tbody tr:nth-child(even) td { background: var(--band); }
.bar { display: inline-block; width: 4rem; height: .62rem; background: var(--line); border-radius: 3px; margin-left: .5rem; }
.bar i { display: block; height: 100%; background: var(--h5); border-radius: 3px; }
.figures { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: flex-start; }
.figures > * { min-width: 0; max-width: 100%; }
svg { max-width: 100%; height: auto; display: block; } svg text { fill: var(--ink); font-size: 12px; font-family: inherit; }
svg text.soft { fill: var(--soft); } .grid { stroke: var(--line); }
svg path { fill: none; stroke-width: 2; stroke: currentColor; } svg circle { fill: currentColor; }
svg path.band { fill: currentColor; fill-opacity: .18; stroke: none; }
.limit { stroke: var(--limit) !important; stroke-dasharray: 5 4; }
.direct { color: var(--direct); } .stride_loop { color: var(--stride_loop); } .vectorized { color: var(--vectorized); }
.tiled { color: var(--tiled); }
.best rect { stroke: var(--frame); stroke-width: 2.5; } .best text { font-weight: 700; }
.slower { color: var(--bad); } .faster { color: var(--tiled); } .neither { color: var(--soft); }
svg .name { font-size: 11px; } svg .axis { stroke: var(--soft); stroke-width: 1; }
svg .roof { stroke: var(--soft); stroke-width: 1.6; } svg .nontemporal { stroke-dasharray: 5 4; } svg .leader { stroke: var(--limit); stroke-width: .8; } svg .hair { stroke: currentColor; stroke-width: 1.6; }
p, .words { text-wrap: pretty; } details { margin: .5rem 0 0; } summary { cursor: pointer; color: var(--accent); font-size: .9rem; }
pre { background: var(--band); padding: .8rem 1rem; overflow-x: auto; border-radius: 6px; font-size: .88rem; }
@media (max-width: 40rem) { body { font-size: 15px; padding: 1rem .8rem 3rem; } th, td { padding: .3rem .45rem; }
  .scroll svg { max-width: none; } .scroll { overflow-x: auto; } .bar { display: none; }
  .narrow { display: block; margin-right: 0; } .narrow th { white-space: normal; } h1, h2, h3, h4, p, li { overflow-wrap: anywhere; } }
@media print { :root {""" + LIGHT + """ } body { max-width: none; font-size: 11px; padding: 0; } nav, summary { display: none; }
  .wide, .scroll { overflow: visible; } table { font-size: 7px; } th, td, .wrap { white-space: normal; min-width: 0; padding: .15rem .3rem; }
  details::details-content { content-visibility: visible; block-size: auto; } .bar { display: none; }
  article, tr { break-inside: avoid; } thead th { cursor: auto; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
""" + "".join(f".h{i} rect {{ fill: var(--h{i}); }} .h{i} text {{ fill: var(--on-{'low' if i < 3 else 'mid' if i < 5 else 'high'}); }}\n"
              for i in range(8)) + ".key { font-size: .82rem; max-width: 34rem; } .key span { white-space: nowrap; }\n.key i { display: inline-block; width: 1.1rem; height: .8rem; margin: 0 .3rem 0 .9rem; border-radius: 2px; }\n"

SORT = """
document.querySelectorAll('table').forEach(table => table.querySelectorAll('thead th').forEach((head, i) => {
  const sort = () => {
    const down = head.getAttribute('aria-sort') !== 'descending';
    table.querySelectorAll('thead th').forEach(other => other.removeAttribute('aria-sort'));
    head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
    const key = row => row.cells[i].dataset.value ?? row.cells[i].textContent;
    const order = (a, b) => a === '' || b === '' || isNaN(a) || isNaN(b) ? a.localeCompare(b) : a - b;
    [...table.tBodies[0].rows].sort((a, b) => (down ? -1 : 1) * order(key(a), key(b)))
      .forEach(row => table.tBodies[0].append(row));
  };
  head.tabIndex = 0;
  head.addEventListener('click', sort);
  head.addEventListener('keydown', event => {
    if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); sort(); }
  });
}));
const closed = () => document.querySelectorAll('details:not([open])');
addEventListener('beforeprint', () => closed().forEach(d => { d.open = d.dataset.opened = true; }));
addEventListener('afterprint', () => document.querySelectorAll('details[data-opened]').forEach(d => {
  d.open = false;
  delete d.dataset.opened;
}));
"""
