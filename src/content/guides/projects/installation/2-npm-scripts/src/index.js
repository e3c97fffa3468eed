console.log("It works.");
