/* Sets the theme chosen on this device before the first paint, to avoid a flash. It is a separate file because the
   content security policy forbids inline scripts. Without storage, or with an unknown value, the page follows the
   device. src/lib/theme/theme.ts handles everything after that. */
const { theme } = JSON.parse(localStorage.getItem('appearance') || '{}')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
