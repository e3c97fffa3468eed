import { file } from "demo-kit";
import { file as shape } from "demo-kit/shapes/square";
import { log } from "#log";
import { title } from "#parts/title";

log(title, file, shape);
