import { defineWords } from '../../shared/words/words';

export const debuggerWords = defineWords('auth-debugger', {
  toggle: 'Sign-in debugger',
  intro: 'For when you’re on the phone with support. It doesn’t show your email or password.',
  steps: 'Last sign-in',
  none: 'No sign-in has been attempted in this window yet.',
  noStep: 'Steps',
  running: 'running',
  done: 'done',
  failed: 'failed',
  why: '{{step}}, why',
  reference: 'reference',
  took: '{{ms}} ms',
});
