import type { Element, ElementContent, Properties } from "hast";
import { element, text } from "./hast";
import { typeBlocks } from "./type-blocks";

/** Renders a component without state to an element. `id` is unique on its page. */
export type StaticComponent = (attributes: Properties, children: ElementContent[], id: string) => Element;

const EXAMPLES = "https://stackblitz.com/github/webpack/webpack/tree/main/examples";

/**
 * The components that only produce markup, by name. They are rendered when a page is compiled, so that browsers need no
 * code for them. The behavior of tabs is in `src/components/prose`.
 */
export const staticComponents: Record<string, StaticComponent> = {
  Badge: ({ text: label }, children) =>
    element("span", { className: ["badge"] }, typeof label === "string" ? [text(label)] : children),

  // A tab renders as a panel. `Tabs` adds the tab button and the attributes.
  Tab: ({ title }, children) => {
    const caption = element("p", { className: ["tabs-title"] }, [text(String(title ?? ""))]);
    return element("div", { className: ["tabs-panel"], role: "tabpanel" }, [caption, ...children]);
  },

  Tabs: ({ sync }, children, id) => {
    const panels = children.filter((child) => child.type === "element");
    const buttons = panels.map((panel, index) => {
      const isSelected = index === 0;
      panel.properties = {
        ...panel.properties,
        id: `${id}-panel-${index}`,
        ariaLabelledBy: [`${id}-tab-${index}`],
        hidden: !isSelected,
      };
      const target = { id: `${id}-tab-${index}`, ariaControls: [`${id}-panel-${index}`] };
      const state = { ariaSelected: isSelected ? "true" : "false", tabIndex: isSelected ? 0 : -1 };
      return element(
        "button",
        { type: "button", role: "tab", className: ["tabs-tab"], ...target, ...state },
        caption(panel),
      );
    });
    const name = typeof sync === "string" ? sync : undefined;
    const label = name?.replaceAll("-", " ") ?? "Variants";
    const list = element(
      "div",
      { className: ["tabs-list", "needs-script"], role: "tablist", ariaLabel: label },
      buttons,
    );
    return element("div", { className: ["tabs"], ...(name && { dataSync: name }) }, [list, ...panels]);
  },

  StackBlitzPreview: ({ example, description }) => {
    const folder = String(example ?? "");
    const hint = element("span", { className: ["visually-hidden"] }, [text(" (opens in a new tab)")]);
    const title = element("span", { className: ["stackblitz-title"] }, [text(`Try it on StackBlitz: ${folder}`), hint]);
    const more = description
      ? [element("span", { className: ["stackblitz-description"] }, [text(String(description))])]
      : [];
    const href = `${EXAMPLES}/${folder}?terminal=`;
    const link = element("a", { className: ["stackblitz-link"], href, target: "_blank" }, [title, ...more]);
    return element("p", { className: ["stackblitz"] }, [link]);
  },

  // Only the build writes it: `scripts/site/content/type-reference`.
  TypeBlocks: ({ data }) => typeBlocks(String(data)),
};

function caption(panel: Element): ElementContent[] {
  const first = panel.children[0];
  return first?.type === "element" ? structuredClone(first.children) : [];
}
