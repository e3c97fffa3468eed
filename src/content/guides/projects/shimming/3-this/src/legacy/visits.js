this.visits = Number(this.localStorage.getItem("visits")) + 1;
this.localStorage.setItem("visits", this.visits);
