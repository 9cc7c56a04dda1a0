/** The overlay over the page. It centres the panel, or puts it at the bottom on phones. */
export const OVERLAY_CLASS =
  'fixed inset-0 z-50 flex items-end justify-center bg-overlay p-3 animate-fade-in sm:items-center sm:p-6'

/** The dialog's panel, never higher than the screen. */
export const PANEL_CLASS =
  'relative max-h-full w-full rounded-md bg-surface text-ink shadow-raised animate-rise-in outline-none'
