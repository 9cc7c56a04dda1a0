import { Prices } from '@/features/landing/pages/prices'
import { Scenes } from '@/features/landing/pages/scenes'

/** What a simulation costs, and what one gets. */
export default function Offer() {
  return (
    <>
      <Prices />
      <Scenes />
    </>
  )
}
