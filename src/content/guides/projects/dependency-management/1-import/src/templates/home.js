export const render = () => "<h1>Home</h1>";
