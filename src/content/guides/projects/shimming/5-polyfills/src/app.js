const names = ["Ada", "Alan", "Grace"];
const groups = Object.groupBy(names, (name) => name[0]);

document.body.append(`${groups.A.length} names begin with A`);
