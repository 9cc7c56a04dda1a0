import { LoaderCircle } from 'lucide-react'
import { classNames } from '@/lib/class-names'

/** A turning ring. Decoration: whoever shows it says in words what is being waited for. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('shrink-0 animate-spin', className)} />
}
