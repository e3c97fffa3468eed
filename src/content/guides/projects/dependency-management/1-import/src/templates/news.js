export const render = () => "<h1>News</h1>";
