import { MessageCircle } from 'lucide-react'
import { useRef } from 'react'
import { useCoversControl } from '@/components/page/use-covers-control'
import { chatUrl } from '@/lib/chat-url'
import { classNames } from '@/lib/class-names'
import { useSettings } from '@/lib/settings/settings'

/** The floating chat button. Renders nothing if the academy has no number. */
export default function ChatButton() {
  const { nomorWa } = useSettings()
  return nomorWa !== null && <FloatingLink number={nomorWa} />
}

/**
 * Floats in the corner. It hides while it would cover a control, until the page is scrolled or Tab focuses it. The end
 * of every page has room for it. The running line moves it up, and nothing else.
 */
function FloatingLink({ number }: { number: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  const isAside = useCoversControl(link)

  return (
    <aside aria-label="Bantuan">
      <a
        ref={link}
        href={chatUrl(number)}
        target="_blank"
        rel="noreferrer"
        className={classNames(
          'fixed right-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-20 inline-flex size-12 items-center justify-center gap-2 rounded-full bg-success font-semibold text-on-primary shadow-raised translate-y-(--above-line) transition duration-150 hover:brightness-95 sm:right-4 sm:bottom-4 sm:size-14 2xl:w-auto 2xl:px-5',
          isAside && 'not-focus-visible:pointer-events-none not-focus-visible:opacity-0'
        )}
      >
        <MessageCircle aria-hidden className="size-6 shrink-0" />
        <span className="max-2xl:sr-only">Chat Admin</span>
        <span className="sr-only"> lewat WhatsApp (membuka tab baru)</span>
      </a>
    </aside>
  )
}
