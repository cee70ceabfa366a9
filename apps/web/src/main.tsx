import '@fontsource-variable/inter/wght.css';
import { startI18n } from './app/i18n/i18n';
import { mount } from './app/mount';
import { nextTask } from './app/next-task';
import { createRouter } from './app/routes';
import { setProductMessages } from './shared/forms/zod-messages';

void mount({
  prepare: async () => {
    setProductMessages();
    await nextTask();
    // The first page's code and the words of the chosen language are fetched at the same time.
    const router = createRouter();
    await nextTask();
    await startI18n();
    return router;
  },
});
