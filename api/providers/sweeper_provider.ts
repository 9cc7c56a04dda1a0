export default class SweeperProvider {}
