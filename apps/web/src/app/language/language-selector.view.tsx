import Box from '@mui/material/Box';
import { lazy, Suspense, useRef, useState } from 'react';
import type { SxProps, Theme } from '@mui/material/styles';
import { localeDefinition, type LocaleCode } from '@quillcare/rules';
import { ChevronDownIcon, Hint } from '@quillcare/ui';
import { showToast } from '../../shared/toasts/toast.store';
import { changeLocale } from '../../shared/words/language';
import { useLocale } from '../../shared/words/locale.store';
import { Flag } from './flag.view';
import { languageWords } from './language.en';
import { useWords, word } from '../../shared/words/words';

const LanguagePopover = lazy(async () => ({
  default: (await import('./language-popover.view')).LanguagePopover,
}));

export interface LanguageSelectorProps {
  /** Shows only the flag, without the language's name. The list is the same. */
  isCompact: boolean;
  sx: SxProps<Theme>;
}

/** Chooses the language and the format of dates and numbers. */
export function LanguageSelector({ isCompact, sx }: LanguageSelectorProps) {
  const t = useWords(languageWords);
  const code = useLocale();
  const { name } = localeDefinition(code);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Hint title={isCompact ? t('button', { name }) : ''} placement="right">
        <Box
          ref={button}
          component="button"
          type="button"
          onClick={() => setOpen(true)}
          aria-label={t('button', { name })}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          sx={sx}
        >
          <Box component="span" sx={{ display: 'flex', width: 20, justifyContent: 'center' }}>
            <Flag code={code} />
          </Box>
          {!isCompact && (
            <>
              <Box component="span" sx={{ flex: 1, lineHeight: 1.2 }}>
                {name}
              </Box>
              <ChevronDownIcon sx={{ fontSize: 16 }} />
            </>
          )}
        </Box>
      </Hint>
      {isOpen && (
        <Suspense fallback={null}>
          <LanguagePopover
            button={button}
            current={code}
            onChoose={(chosen) => choose(chosen, close)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function choose(code: LocaleCode, close: () => void): void {
  close();
  changeLocale(code).catch(() =>
    showToast({
      title: word(languageWords, 'failed'),
      message: word(languageWords, 'failedHint'),
      tone: 'error',
    }),
  );
}
