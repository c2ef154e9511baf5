import base from "../../../../vite.config";
import { mergeConfig } from "vite";
export default mergeConfig(base, { root: "/work/main/web", cacheDir: "/tmp/maled/vitecache", server: { proxy: { "/api": { target: "http://127.0.0.1:8103", ws: true } } } });
