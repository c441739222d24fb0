export { releasePicture as onAfterRenderClient } from "#components/navigation/movingPicture.ts";
