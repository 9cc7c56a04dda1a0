import { MessageCircle } from 'lucide-react'
import { chatUrl } from '@/lib/chat-url'
import { useSettings } from '@/lib/settings/settings'

/** Floats over the page and opens a chat with the academy; nothing where that has no number. */
export function ChatButton() {
  const { nomorWa } = useSettings()
  if (nomorWa === null) return null

  return (
    <aside aria-label="Bantuan">
      <a
        href={chatUrl(nomorWa)}
        target="_blank"
        rel="noreferrer"
        className="fixed right-4 bottom-4 z-20 inline-flex size-14 items-center justify-center gap-2 rounded-full bg-success font-semibold text-on-primary shadow-raised transition-transform duration-150 hover:-translate-y-0.5 2xl:w-auto 2xl:px-5"
      >
        <MessageCircle aria-hidden className="size-6 shrink-0" />
        <span className="max-2xl:sr-only">Chat Admin</span>
        <span className="sr-only"> lewat WhatsApp (membuka tab baru)</span>
      </a>
    </aside>
  )
}
