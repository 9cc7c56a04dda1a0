/**
 * What the platform and rooms need of rooms above them. Providers import it again for each call, so that an edit
 * takes effect without a restart (the boundaries of hot reload are in `package.json`).
 */
export { learnersOfClass } from '#app/classes/actions/learners_of_class'
export { isExpected } from '#app/events/rows/expected_learners'
export { mayOpenMedia } from '#app/learning/actions/may_open_media'
export { outlivesTimeChange } from '#app/exam/actions/outlives_time_change'
export { findWaitingBuyers } from '#app/payments/actions/buyers'
export { refreshBuyer } from '#app/payments/actions/buyers'
export { refreshLearner } from '#app/results/actions/refresh_learner'
