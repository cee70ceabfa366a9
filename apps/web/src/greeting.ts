// A small script of its own on the dashboard's empty shell (tools/build/prerender.mjs): it runs while the app's code is on its way.
import { greetEarly } from './app/shell/early-greeting';

void greetEarly();
