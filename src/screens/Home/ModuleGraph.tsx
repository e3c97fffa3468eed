import "./ModuleGraph.css";

/**
 * The cards of the diagram, positioned by the middle of their top edges. The file extension determines the color of
 * the dot.
 */
const MODULES = [
  { name: "index.js", x: 200, y: 8 },
  { name: "cart.tsx", x: 104, y: 92 },
  { name: "theme.css", x: 296, y: 92 },
  { name: "money.js", x: 62, y: 176 },
  { name: "rates.json", x: 200, y: 176 },
  { name: "logo.svg", x: 338, y: 176 },
];
const ASSETS = [
  { name: "main.js", x: 66, y: 516 },
  { name: "main.css", x: 200, y: 516 },
  { name: "logo.svg", x: 334, y: 516 },
];
const IMPORTS = [
  "M188 44C180 70 110 62 104 92",
  "M212 44C220 70 290 62 296 92",
  "M96 128C90 154 66 148 62 176",
  "M112 128C120 156 192 146 200 176",
  "M304 128C310 154 334 148 338 176",
];
/** The lines into and out of the cube. Dots move along each line from its start. */
const BUNDLING = [
  { x: 62, y: 212, line: "C62 262 130 266 158 300", way: "in" },
  { x: 200, y: 212, line: "V264", way: "down" },
  { x: 338, y: 212, line: "C338 262 270 266 242 300", way: "in", isMirrored: true },
  { x: 158, y: 428, line: "C130 458 66 462 66 514", way: "out" },
  { x: 200, y: 464, line: "V514", way: "down" },
  { x: 242, y: 428, line: "C270 458 334 462 334 514", way: "out", isMirrored: true },
];

/**
 * Renders what webpack does as a diagram: modules that import each other go into the cube, and assets come out of it.
 */
export function ModuleGraph() {
  return (
    <svg
      className="module-graph"
      viewBox="0 0 400 560"
      role="img"
      aria-label="Six modules that import each other, scripts, styles, data and an image, are bundled into three assets."
    >
      {IMPORTS.map((line) => (
        <path key={line} className="module-graph-import" d={line} />
      ))}
      {BUNDLING.map(({ x, y, line, way, isMirrored }) => (
        <g key={line} className={isMirrored ? "module-graph-mirrored" : undefined}>
          <path className="module-graph-line" d={`M${x} ${y}${line}`} />
          <circle className={`module-graph-flow module-graph-${way}`} cx={x} cy={y} r="3" />
        </g>
      ))}
      {MODULES.map((module) => (
        <Card key={module.name} {...module} kind="module" />
      ))}
      {ASSETS.map((asset) => (
        <Card key={asset.name} {...asset} kind="asset" />
      ))}
    </svg>
  );
}

function Card({ name, x, y, kind }: { name: string; x: number; y: number; kind: "module" | "asset" }) {
  const width = name.length * 8.5 + 38;
  const left = x - width / 2;
  return (
    <g className={`module-graph-${kind}`}>
      <rect x={left} y={y} width={width} height="36" rx="7" />
      <circle className={`module-graph-${name.split(".").pop()}`} cx={left + 16} cy={y + 18} r="4" />
      <text x={left + 27} y={y + 23}>
        {name}
      </text>
    </g>
  );
}
