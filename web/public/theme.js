/*
 * Gives the page the theme that was chosen on this device before anything is drawn, so that nothing flashes. A file
 * of its own because the page's policy allows no script inside it. Where storage is denied or holds something else,
 * the page keeps the device's theme. src/lib/theme/theme.ts does everything after that.
 */
const { theme } = JSON.parse(localStorage.getItem('appearance') || '{}')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
