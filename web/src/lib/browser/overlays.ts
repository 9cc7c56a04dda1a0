/**
 * The container for dialogs and menus, beside the app. React listens to every event on each container, so portals in
 * the body would process each event of the app twice.
 */
export function overlays(): HTMLElement {
  const known = document.getElementById('overlays')
  if (known) return known
  const element = document.createElement('div')
  element.id = 'overlays'
  document.body.append(element)
  return element
}
