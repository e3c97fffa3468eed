export const render = () => "<h1>Contact</h1>";
