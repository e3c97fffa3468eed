import { useEffect, useState } from "react";
import type { ArrivedResult } from "../../playground/session/read-answer";

/**
 * Returns the build to compare later ones with: the first that has statistics once the reader compares. Null when there is
 * none.
 */
export function useEarlier(result: ArrivedResult | null, isComparing: boolean): ArrivedResult | null {
  const [earlier, setEarlier] = useState<ArrivedResult | null>(null);
  useEffect(() => {
    if (!isComparing) setEarlier(null);
    else if (result?.stats) setEarlier((before) => before ?? result);
  }, [isComparing, result]);
  return earlier;
}
