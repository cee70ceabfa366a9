// A separate small script for the prerendered dashboard shell (tools/build/prerender.mjs), which runs while the app's code is
// still loading.
import { greetEarly } from './app/shell/early-greeting';

void greetEarly();
