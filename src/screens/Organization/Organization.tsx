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
        This list is a brief overview of commonly used projects in the webpack ecosystem: what each of them is for, how
        much it is used and worked on, and who looks after it. The name of each group of numbers leads to where they
        come from.
      </p>
      <ul>
        {projects.map((project) => (
          <ProjectEntry key={project.npm} project={project} />
        ))}
      </ul>
    </div>
  );
}
