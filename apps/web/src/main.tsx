import '@fontsource-variable/inter/wght.css';
import { readEarly } from './app/early-reads';
import { startLanguage } from './shared/words/language';
import { mount } from './app/app.mount';
import { nextTask } from './shared/timing/next-task';
import { createRouter } from './app/app.routes';
import { store } from './shared/api/store';

void mount({
  prepare: async () => {
    // Split into separate tasks, because each takes a phone a while.
    await nextTask();
    void readEarly(store, location.pathname);
    await nextTask();
    // Loads the first page's code and the words of the chosen language in parallel.
    const router = createRouter();
    await nextTask();
    await startLanguage();
    return router;
  },
});
