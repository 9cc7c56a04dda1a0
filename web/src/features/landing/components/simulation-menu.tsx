import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import { Link } from '@/components/ui/link'
import { useEscape } from '@/components/ui/use-escape'
import { useHoverOpen } from '@/components/ui/use-hover-open'
import { usePressOutside } from '@/components/ui/use-press-outside'
import { SIMULATION_PACKAGES } from '@/features/landing/model/simulation-packages'
import { isTyping, typeaheadMatch, typeKey, type Typed } from '@/features/landing/model/typeahead'
import { paths } from '@/lib/paths'

const LABELS = SIMULATION_PACKAGES.flatMap(({ labels }) => labels)

/**
 * The dropdown 'Simulasi TOEFL' of the bar. It is not a `Menu`, because Radix resets typed letters after a second
 * instead of 350 ms, and is larger than the rest of this page.
 */
export function SimulationMenu({ className }: { className: string }) {
  const hover = useHoverOpen()
  const { isOpen, setOpen } = hover
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const pressedWith = useRef<string | null>(null)
  usePressOutside(root, isOpen, () => setOpen(false))
  // Wherever the focus is, because a mouse may have opened it.
  useEscape(isOpen, () => setOpen(false))

  const keys = useMenuKeys(list, hover)

  return (
    <div ref={root} className="relative">
      <button
        {...hover.trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={className}
        onKeyDown={keys.open}
        onPointerDown={(event) => {
          pressedWith.current = event.pointerType
        }}
        onClick={() => {
          // Pointing has already opened it, and the mouse's click would close it.
          setOpen(pressedWith.current === 'mouse' || !isOpen)
          pressedWith.current = null
        }}
      >
        Simulasi TOEFL
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label="Simulasi TOEFL"
          tabIndex={-1}
          className="absolute top-full right-0 z-40 mt-1.5 max-h-[80vh] w-64 animate-fade-in overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-raised outline-none"
          onPointerEnter={hover.content.onPointerEnter}
          onPointerLeave={hover.content.onPointerLeave}
          onKeyDown={keys.move}
        >
          <PackageItems onChoose={() => setOpen(false)} />
        </div>
      )}
    </div>
  )
}

function PackageItems({ onChoose }: { onChoose: () => void }) {
  return SIMULATION_PACKAGES.map(({ level, labels }) => (
    <div
      key={level}
      role="group"
      aria-label={level}
      className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
    >
      {labels.map((label) => (
        <Link
          key={label}
          to={paths.packages}
          role="menuitem"
          tabIndex={-1}
          className="flex min-h-10 items-center rounded-sm px-3 font-medium outline-none hover:bg-primary-soft hover:text-primary focus:bg-primary-soft focus:text-primary"
          onClick={onChoose}
        >
          {label}
        </Link>
      ))}
    </div>
  ))
}

/** Opens the menu by keys, and moves between its items. */
function useMenuKeys(
  list: RefObject<HTMLElement | null>,
  { isOpen, setOpen, trigger }: ReturnType<typeof useHoverOpen>
) {
  const typed = useRef<Typed | null>(null)
  /** The item that gets the focus when the menu opens. */
  const start = useRef<number | null>(null)
  const close = () => {
    setOpen(false)
    trigger.ref.current?.focus()
  }
  useEffect(() => {
    if (isOpen && start.current !== null) itemsIn(list.current).at(start.current)?.focus()
    start.current = null
  }, [isOpen, list])

  const open = (event: KeyboardEvent) => {
    const place = { Enter: 0, ' ': 0, ArrowDown: 0, ArrowUp: -1 }[event.key]
    if (place === undefined) return
    event.preventDefault()
    if (isOpen) return itemsIn(list.current).at(place)?.focus()
    start.current = place
    setOpen(true)
  }

  const move = (event: KeyboardEvent) => {
    // Tab then moves from the button to the content after the menu.
    if (event.key === 'Escape' || event.key === 'Tab') return close()
    const all = itemsIn(list.current)
    const current = all.findIndex((item) => item === document.activeElement)
    if (event.key === ' ' && !isTyping(typed.current, event.timeStamp)) {
      event.preventDefault()
      return all.at(current)?.click()
    }
    const place = arrowTarget(event.key, current) ?? typedTarget(event, current)
    if (place === null) return
    event.preventDefault()
    all.at(place)?.focus()
  }

  const typedTarget = (
    { key, ctrlKey, altKey, metaKey, timeStamp }: KeyboardEvent,
    from: number
  ) => {
    const isLetter = [...key].length === 1 && !ctrlKey && !altKey && !metaKey
    if (!isLetter) return null
    typed.current = typeKey(typed.current, key, timeStamp)
    return typeaheadMatch(LABELS, typed.current.text, from)
  }

  return { open, move }
}

function itemsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

/** The item that a key moves to from another one (-1 for none), wrapping around. Null for other keys. */
function arrowTarget(key: string, from: number): number | null {
  const last = LABELS.length - 1
  switch (key) {
    case 'ArrowDown':
      return from >= last ? 0 : from + 1
    case 'ArrowUp':
      return from <= 0 ? last : from - 1
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
