import { ownTestsOf } from "../../lib/own-tests";

ownTestsOf("contribute/writing-a-loader");
