import '@fontsource-variable/inter/wght.css';
import { startI18n } from './app/i18n/i18n';
import { mount } from './app/mount';
import { createRouter } from './app/routes';
import { setProductMessages } from './shared/forms/zod-messages';

void mount({
  prepare: async () => {
    setProductMessages();
    await startI18n();
    return createRouter();
  },
});
