type Child = Node | string

interface Attributes {
  class?: string
  type?: string
  name?: string
  value?: string
  id?: string
  for?: string
  role?: string
  autocomplete?: string
  inputmode?: string
  disabled?: boolean
  onclick?: () => void
}

/** Creates an element. Text is never parsed as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { onclick, disabled, ...attributes }: Attributes,
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  if (disabled) made.setAttribute('disabled', '')
  if (onclick) made.addEventListener('click', onclick)
  made.append(...children)
  return made
}

/** Shows a screen and focuses it, so that screen readers read it. */
export function showScreen(...children: Node[]): void {
  const screen = document.getElementById('screen')
  if (!screen) throw new Error('index.html has no #screen')
  screen.replaceChildren(...children)
  screen.focus()
}
