/** The look that text fields and selects share. 16 px text keeps phones from zooming in. */
export const CONTROL_CLASS = [
  'w-full min-h-11 rounded-md border border-line-strong bg-surface px-3.5 py-2 text-base text-ink',
  'transition-colors duration-150 hover:border-ink-soft focus:border-primary',
  'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-primary',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
  'disabled:cursor-not-allowed disabled:bg-muted disabled:text-ink-faint [&[readonly]]:bg-muted',
].join(' ')
