import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

/** Icon and colours of a message by its meaning: `ground` fills, `sign` colours the icon. */
export const TONES: Readonly<Record<Tone, { icon: LucideIcon; ground: string; sign: string }>> = {
  info: { icon: Info, ground: 'bg-primary-soft', sign: 'text-primary' },
  success: { icon: CircleCheck, ground: 'bg-success-soft', sign: 'text-success' },
  warning: { icon: TriangleAlert, ground: 'bg-accent-soft', sign: 'text-accent-ink' },
  danger: { icon: CircleAlert, ground: 'bg-danger-soft', sign: 'text-danger' },
}
