import '@fontsource-variable/inter/wght.css';
import { readEarly } from './app/early-reads';
import { startLanguage } from './shared/words/language';
import { mount } from './app/app.mount';
import { nextTask } from './shared/timing/next-task';
import { createRouter } from './app/app.routes';
import { store } from './shared/api/store';

void mount({
  prepare: async () => {
    // Pieces of work of their own, because a phone takes a while for each.
    await nextTask();
    void readEarly(store, location.pathname);
    await nextTask();
    // The first page's code and the words of the chosen language are fetched at the same time.
    const router = createRouter();
    await nextTask();
    await startLanguage();
    return router;
  },
});
