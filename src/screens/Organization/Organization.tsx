import "../wide.css";
import "./Organization.css";
import { ProjectEntry } from "./ProjectEntry";
import projects from "./projects.json";

/** Renders the projects of the webpack organization and their state. */
export function Organization() {
  return (
    <div className="wide-screen organization">
      <h1>The Organization</h1>
      <p className="wide-screen-intro">
        This list is a brief overview of commonly used projects in the webpack ecosystem: what each one does, how widely
        it's used, how active it is, and who maintains it. The heading of each group of numbers links to its source.
      </p>
      <ul>
        {projects.map((project) => (
          <ProjectEntry key={project.npm} project={project} />
        ))}
      </ul>
    </div>
  );
}
