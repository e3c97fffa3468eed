export const draw = (value) => "#".repeat(value);
