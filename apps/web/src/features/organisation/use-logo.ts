import { useState } from 'react';
import {
  getOrganisationLogo,
  removeOrganisationLogo,
  setOrganisationLogo,
  type OrganisationLogo,
} from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { actsOn } from '../../shared/acts/define-act';
import { usePerformCommand } from '../../shared/acts/use-acts';
import { showToast } from '../../shared/toasts/toast.store';
import { LogoError, readLogo } from './logo-picture';
import { logoWords } from './logo.en';
import { word } from '../../shared/words/words';

export type LogoActivity = 'reading' | 'saving' | null;

/** State of the practice's logo: the stored one, the chosen but unsaved one, and the actions. */
export function useLogo(version: number) {
  const { data, error: failure, refetch } = useOperationQuery(getOrganisationLogo, {});
  const [set] = useOperationMutation(setOrganisationLogo);
  const [chosen, setChosen] = useState<ChosenLogo | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [work, setWork] = useState<LogoActivity>(null);
  const remove = useRemoveLogo(version);
  const stored = data?.logo ?? null;
  const pending = chosen && !isAlreadyStored(chosen, { logo: stored, version }) ? chosen : null;

  /** Runs one action at a time. Errors are shown below the picture. */
  const runActivity = async (activity: LogoActivity, work: () => Promise<void>) => {
    setWork(activity);
    setError(null);
    await work().catch((problem: unknown) => setError(messageOf(problem)));
    setWork(null);
  };

  return {
    isLoading: !data && !failure,
    failure: data ? undefined : failure,
    refetch,
    logo: pending?.logo ?? stored,
    isUnsaved: pending !== null && pending.savedAs === null,
    error,
    work,
    choose: (file: File) =>
      runActivity('reading', async () => setChosen({ logo: await readLogo(file), savedAs: null })),
    cancel: () => {
      setChosen(null);
      setError(null);
    },
    save: () =>
      runActivity('saving', async () => {
        if (!pending) return;
        const { mediaType, data: base64 } = pending.logo;
        const saved = await set({ body: { mediaType, data: base64, version } });
        setChosen({ ...pending, savedAs: saved.version });
        showToast({ title: word(logoWords, 'saved') });
      }),
    remove: () =>
      runActivity('saving', async () => {
        setChosen(null);
        if (stored) await remove(stored);
      }),
  };
}

/** Removes the logo and offers to undo it. A rejection is shown below the picture like any other error. */
function useRemoveLogo(version: number): (logo: OrganisationLogo) => Promise<void> {
  const perform = usePerformCommand();
  return async (logo) => void (await perform(removeLogoAct.command!, { ...logo, version }, {}, undefined));
}

const removeLogoAct = actsOn<OrganisationLogo & { version: number }>(logoWords, () => '').act({
  name: 'remove',
  texts: 'removal',
  operation: removeOrganisationLogo,
  request: ({ version }) => ({ query: { version } }),
  undo: {
    operation: setOrganisationLogo,
    request: ({ version }, { mediaType, data }) => ({ body: { mediaType, data, version } }),
  },
});

function messageOf(problem: unknown): string {
  if (problem instanceof LogoError) return problem.message;
  const { code, errors, detail } = toProblem(problem);
  return code === 'VERSION_CONFLICT' ? word(logoWords, 'conflict') : (errors?.[0]?.message ?? detail);
}

interface ChosenLogo {
  logo: OrganisationLogo;
  /** Version of the settings once it is saved. Null before. */
  savedAs: number | null;
}

/** Returns whether the server's settings have caught up with the saved logo, so that switching to them does not flicker. */
function isAlreadyStored(
  { logo, savedAs }: ChosenLogo,
  stored: { logo: OrganisationLogo | null; version: number },
): boolean {
  if (savedAs === null) return false;
  return stored.version > savedAs || (stored.version === savedAs && stored.logo?.data === logo.data);
}
