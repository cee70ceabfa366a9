import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef, type RefObject, useState, type ReactNode } from 'react';
import type { OrganisationLogo, OrganisationSettings } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { Panel, Muted } from '@quillcare/ui';
import { logoWords } from './logo.en';
import { SwitchedOffNotice } from '../../shared/plans/switched-off.view';
import { useLocale } from '../../shared/words/locale.store';
import { useWords } from '../../shared/words/words';
import { logoByteSize } from './logo-picture';
import { LogoPreview } from './logo-preview.view';
import { useLogo } from './use-logo';

type LogoState = ReturnType<typeof useLogo>;

/** The practice's logo: visible to all staff, editable by administrators. */
export function LogoSection({ settings, mayChange }: { settings: OrganisationSettings; mayChange: boolean }) {
  const t = useWords(logoWords);
  const state = useLogo(settings.version);
  const { name } = settings;
  return (
    <Panel title={t('title')} hint={mayChange ? t('hint') : t('readOnlyHint')}>
      {mayChange && <SwitchedOffNotice feature="branding" />}
      {state.isLoading && <Skeleton variant="rounded" height={132} />}
      {state.failure && <Failure message={state.failure.detail} onRetry={state.refetch} />}
      {!state.isLoading &&
        !state.failure &&
        (mayChange ? (
          <LogoEditor name={name} state={state} />
        ) : (
          <CurrentLogo name={name} logo={state.logo} />
        ))}
    </Panel>
  );
}

function CurrentLogo({ name, logo }: { name: string; logo: OrganisationLogo | null }) {
  const t = useWords(logoWords);
  if (logo) return <LogoPreview name={name} logo={logo} />;
  return <Typography color="textSecondary">{t('none')}</Typography>;
}

function LogoEditor({ name, state }: { name: string; state: LogoState }) {
  const { logo, error } = state;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LogoDrop isEmpty={!logo} onFile={(file) => void state.choose(file)}>
        <CurrentLogo name={name} logo={logo} />
      </LogoDrop>
      {logo && <LogoFacts logo={logo} isUnsaved={state.isUnsaved} />}
      {error && (
        <FormHelperText error role="alert" sx={{ mt: 0 }}>
          {error}
        </FormHelperText>
      )}
      <LogoActions state={state} />
    </Box>
  );
}

function LogoFacts({ logo, isUnsaved }: { logo: OrganisationLogo; isUnsaved: boolean }) {
  const t = useWords(logoWords);
  const kilobytes = formatNumber(Math.max(1, Math.round(logoByteSize(logo) / 1024)), useLocale());
  const facts = t('facts', { width: logo.width, height: logo.height, kilobytes });
  return (
    <Muted role="status" className="tabular">
      {isUnsaved ? (
        <>
          <strong>{t('unsaved')}</strong> · {facts}
        </>
      ) : (
        facts
      )}
    </Muted>
  );
}

function LogoActions({ state }: { state: LogoState }) {
  const t = useWords(logoWords);
  const { logo, isUnsaved, work } = state;
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  // The pressed button disappears, so move the focus to the remaining one.
  const runAct = (act: () => void | Promise<void>) => {
    if (work) return;
    chooser.current?.focus();
    void act();
  };
  const isBusy = work !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <HiddenInput input={input} onFile={(file) => void state.choose(file)} />
      {isUnsaved && (
        <Button variant="contained" aria-disabled={isBusy} onClick={() => runAct(state.save)}>
          {work === 'saving' ? t('saving') : t('save')}
        </Button>
      )}
      <Button
        ref={chooser}
        variant="outlined"
        aria-disabled={isBusy}
        onClick={() => !isBusy && input.current?.click()}
      >
        {work === 'reading' ? t('reading') : logo ? t('replace') : t('choose')}
      </Button>
      {isUnsaved && (
        <Button aria-disabled={isBusy} onClick={() => runAct(state.cancel)}>
          {t('cancel')}
        </Button>
      )}
      {logo && !isUnsaved && (
        <Button aria-disabled={isBusy} onClick={() => runAct(state.remove)}>
          {t('remove')}
        </Button>
      )}
    </Box>
  );
}

function HiddenInput({
  input,
  onFile,
}: {
  input: RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
}) {
  const t = useWords(logoWords);
  return (
    <input
      ref={input}
      type="file"
      accept="image/png,image/jpeg,image/webp"
      aria-label={t('file')}
      tabIndex={-1}
      style={{ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        // Lets the same file be chosen again.
        target.value = '';
      }}
    />
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useWords(logoWords);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }} role="alert">
      <Typography color="error">
        {t('failed')} {message}
      </Typography>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </Box>
  );
}

interface LogoDropProps {
  /** True if there is no logo yet, which the area's border shows. */
  isEmpty: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Drop area for a picture. The button next to it does the same by keyboard. */
function LogoDrop({ isEmpty, onFile, children }: LogoDropProps) {
  const t = useWords(logoWords);
  const [isOver, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      sx={{
        borderRadius: 1,
        textAlign: isEmpty ? 'center' : 'start',
        p: isEmpty ? 3 : 0,
        border: isEmpty ? '1px dashed' : 0,
        borderColor: isOver ? 'primary.main' : 'surface.control',
        bgcolor: isOver && isEmpty ? 'surface.tint' : 'transparent',
        // With a logo in it the area has no border to recolour, so highlight it with an outline.
        outline: isOver && !isEmpty ? 2 : 0,
        outlineStyle: 'solid',
        outlineColor: 'primary.main',
        outlineOffset: 4,
      }}
    >
      {children}
      {isEmpty && <Muted>{t('drop')}</Muted>}
    </Box>
  );
}
