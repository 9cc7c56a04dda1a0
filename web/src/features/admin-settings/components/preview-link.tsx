import { ExternalLink } from 'lucide-react'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

/** Opens what a setting leads to; nothing while it leads nowhere. */
export function PreviewLink({ href, children }: { href: string | null; children: string }) {
  if (href === null) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1.5 font-semibold text-primary underline underline-offset-4"
    >
      <ExternalLink aria-hidden className="size-4" />
      {children}
      <VisuallyHidden>(membuka tab baru)</VisuallyHidden>
    </a>
  )
}
