import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import javax.tools.ToolProvider;

class Driver {
    public static void main(String[] folders) throws Exception {
        for (var name : folders) {
            var folder = Path.of(name);
            ToolProvider.getSystemJavaCompiler().run(null, System.out, System.out, "-d", name, name + "/Main.java");
            try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
                var main = loader.loadClass("Main").getMethod("main", String[].class);
                main.invoke(null, (Object) new String[0]);
            } catch (ReflectiveOperationException error) {
                var cause = error.getCause() == null ? error : error.getCause();
                System.out.println("\nfailed " + folder.getFileName() + ": " + cause);
            }
        }
    }
}
