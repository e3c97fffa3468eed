import styled from "styled-components";

export const Button = styled.button`
  /* Large enough for a thumb. */
  padding: 1rem;
  color: ${({ $sale }) => ($sale ? "crimson" : "darkgreen")};
`;
