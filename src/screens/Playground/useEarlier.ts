import { useEffect, useState } from "react";
import type { ArrivedResult } from "../../playground/session/read-answer";

/**
 * Returns the build to compare later builds with: the first one with stats after the reader turns the comparison on.
 * Null if there is none.
 */
export function useEarlier(result: ArrivedResult | null, isComparing: boolean): ArrivedResult | null {
  const [earlier, setEarlier] = useState<ArrivedResult | null>(null);
  useEffect(() => {
    if (!isComparing) setEarlier(null);
    else if (result?.stats) setEarlier((before) => before ?? result);
  }, [isComparing, result]);
  return earlier;
}
