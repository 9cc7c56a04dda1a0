/**
 * Where dialogs and menus are drawn, beside the app. React listens to every event at whatever it draws in: in the body it
 * would look at each event of the app once more, on the way down and up.
 */
export function overlays(): HTMLElement {
  const known = document.getElementById('overlays')
  if (known) return known
  const element = document.createElement('div')
  element.id = 'overlays'
  document.body.append(element)
  return element
}
