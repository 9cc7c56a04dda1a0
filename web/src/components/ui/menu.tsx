import { Check, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { useHoverOpen, type OpenedBy } from '@/components/ui/use-hover-open'
import { overlays } from '@/lib/browser/overlays'

interface MenuProps {
  /** The button that opens the menu and names it. */
  trigger: ReactElement
  /** MenuLink, MenuAction and MenuChoice elements. */
  children: ReactNode
  /** How it was opened before its code loaded. */
  openedBy?: OpenedBy | undefined
}

/**
 * A menu below a button. A mouse opens it by pointing, touch and keys by pressing. Choosing, Esc and a press outside
 * close it. Arrow keys move through it.
 */
export function Menu({ trigger, children, openedBy }: MenuProps) {
  const hover = useHoverOpen(openedBy)

  return (
    <DropdownMenu.Root open={hover.isOpen} onOpenChange={hover.setOpen} modal={false}>
      <DropdownMenu.Trigger asChild {...hover.trigger}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={overlays()}>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-40 max-h-[80vh] min-w-56 overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-raised animate-fade-in outline-none"
          {...hover.content}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const ITEM_CLASS =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-left font-medium text-ink outline-none data-highlighted:bg-primary-soft data-highlighted:text-primary'

interface ItemProps {
  icon?: LucideIcon
  children: ReactNode
}

/** A menu item that links to another screen. */
export function MenuLink({ to, icon, children }: ItemProps & { to: string }) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className={ITEM_CLASS}>
        <ItemContent icon={icon}>{children}</ItemContent>
      </Link>
    </DropdownMenu.Item>
  )
}

/** A menu item that runs an action. */
export function MenuAction({ onSelect, icon, children }: ItemProps & { onSelect: () => void }) {
  return (
    <DropdownMenu.Item className={ITEM_CLASS} onSelect={onSelect}>
      <ItemContent icon={icon}>{children}</ItemContent>
    </DropdownMenu.Item>
  )
}

interface MenuChoiceProps<Value extends string> {
  /** Label above the options. */
  label: string
  options: readonly { value: Value; label: string; icon: LucideIcon }[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of several options with a tick. The menu stays open, so that the effect is visible. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: MenuChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup value={value} aria-label={label}>
      <DropdownMenu.Label className="px-3 pt-1 pb-0.5 text-sm font-semibold text-ink-soft">
        {label}
      </DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className={ITEM_CLASS}
          onSelect={(event) => {
            event.preventDefault()
            onChoose(option.value)
          }}
        >
          <ItemContent icon={option.icon}>{option.label}</ItemContent>
          <DropdownMenu.ItemIndicator className="ml-auto">
            <Check aria-hidden className="size-5 text-primary" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

function ItemContent({
  icon: Icon,
  children,
}: {
  icon: LucideIcon | undefined
  children: ReactNode
}) {
  return (
    <>
      {Icon && <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />}
      {children}
    </>
  )
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-1.5 my-1.5 h-px bg-line" />
}
