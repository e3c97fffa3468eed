import { createContext } from "react";
import type { GraphModule } from "../model/types";

/** Shows the answers for a module. The panel provides it for every name of a module in it. */
export const ChooseModule = createContext<(module: GraphModule) => void>(() => {});
