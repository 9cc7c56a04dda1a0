/** Removes the element's source, so that nothing can be played. */
export function emptyElement(element: HTMLMediaElement): void {
  element.removeAttribute('src')
  element.load()
}
