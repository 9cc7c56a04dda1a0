/** Leaves an element nothing that could be played. */
export function emptyElement(element: HTMLMediaElement): void {
  element.removeAttribute('src')
  element.load()
}
