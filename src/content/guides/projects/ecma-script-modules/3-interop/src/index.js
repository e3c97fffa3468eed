import "./strict.js";
import "./loose/loose.js";
import "./consumer.cjs";
