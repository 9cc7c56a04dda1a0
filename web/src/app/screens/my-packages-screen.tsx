import { EventsToCheck } from '@/features/events/components/events-to-check'
import MyPackagesPage from '@/features/payments/pages/my-packages-page'

/** The learner's packages, below the exam events for which a device can be checked. */
export default function MyPackagesScreen() {
  return <MyPackagesPage events={<EventsToCheck />} />
}
